/**
 * Writes web/src/map/names.json: the names on the map, with the scales at which there is room for them.
 * Run by hand when a name is added: node scripts/map-names.mjs. Towns are found in api/src/places/towns.json.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ISLANDS } from './islands.mjs';

const root = path.resolve(import.meta.dirname, '..');
const NEAREST = 14;

/** The first scale at which a town is named. */
const TOWNS = {
  5: ['Zagreb'],
  6: ['Split', 'Rijeka', 'Osijek', 'Zadar', 'Pula', 'Dubrovnik'],
  7: ['Varaždin', 'Šibenik', 'Karlovac', 'Slavonski Brod', 'Sisak'],
  8: ['Rovinj', 'Makarska', 'Gospić', 'Knin', 'Vukovar', 'Bjelovar', 'Požega', 'Senj', 'Umag'],
  9: ['Poreč', 'Opatija', 'Trogir', 'Omiš', 'Ploče', 'Crikvenica', 'Biograd na Moru', 'Hvar', 'Korčula', 'Krk', 'Mali Lošinj', 'Novalja', 'Delnice', 'Krapina', 'Čakovec', 'Virovitica', 'Vinkovci', 'Cavtat'],
  10: ['Vodice', 'Primošten', 'Labin', 'Pazin', 'Motovun', 'Medulin', 'Baška', 'Rab', 'Pag', 'Nin', 'Bol', 'Supetar', 'Vela Luka', 'Komiža', 'Vis', 'Cres', 'Sinj', 'Imotski', 'Metković', 'Ston', 'Tisno', 'Samobor', 'Ogulin', 'Plitvička Jezera'],
  11: ['Vrsar', 'Fažana', 'Malinska', 'Novi Vinodolski', 'Stari Grad', 'Jelsa', 'Orebić', 'Lumbarda', 'Blato', 'Murter'],
};
const LARGE = ['Krk', 'Cres', 'Pag', 'Brač', 'Hvar', 'Korčula', 'Dugi otok', 'Mljet'];
const MIDDLE = ['Lošinj', 'Rab', 'Vis', 'Lastovo', 'Ugljan', 'Pašman', 'Šolta', 'Kornat', 'Vir', 'Čiovo', 'Šipan', 'Silba', 'Molat'];

const words = (de, en, hr) => ({ de, en, hr });
const WIDE = [
  ['sea', words('Adria', 'Adriatic Sea', 'Jadransko more'), 43.05, 15.1, 5, 9],
  ['region', words('Istrien', 'Istria', 'Istra'), 45.27, 13.9, 7, 9],
  ['region', words('Kvarner', 'Kvarner', 'Kvarner'), 44.86, 14.62, 7, 9],
  ['region', words('Dalmatien', 'Dalmatia', 'Dalmacija'), 43.86, 16.3, 7, 9],
  ['region', words('Lika', 'Lika', 'Lika'), 44.7, 15.42, 7, 10],
  ['region', words('Slawonien', 'Slavonia', 'Slavonija'), 45.42, 17.9, 7, 9],
];

const folded = (name) => name.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('đ', 'd').toLowerCase();
const towns = JSON.parse(readFileSync(path.join(root, 'api/src/places/towns.json'), 'utf8'));

const names = WIDE.map(([kind, name, latitude, longitude, from, to]) => ({ kind, name, at: [latitude, longitude], from, to }));
for (const [name, latitude, longitude] of ISLANDS) {
  const from = LARGE.includes(name) ? 9 : MIDDLE.includes(name) ? 10 : 11;
  names.push({ kind: 'island', name, at: [latitude, longitude], from, to: NEAREST });
}
for (const [from, listed] of Object.entries(TOWNS)) {
  for (const name of listed) {
    const town = towns.find((candidate) => candidate.name === folded(name));
    if (!town) throw new Error(`${name} is not among the towns`);
    names.push({ kind: 'town', name, at: [town.latitude, town.longitude], from: Number(from), to: NEAREST });
  }
}
writeFileSync(path.join(root, 'web/src/map/names.json'), `[\n${names.map((name) => JSON.stringify(name)).join(',\n')}\n]\n`);

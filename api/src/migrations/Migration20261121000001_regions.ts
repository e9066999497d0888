import { Migration } from '@mikro-orm/migrations';

/** The regions, with the numbers that addresses and the footer rely on: 1 Dalmatia, 2 Istria, 3 Kvarner, 4 Central Croatia. */
const REGIONS = [
  {
    slug: 'dalmatien-split',
    names: ['Dalmatien – Split', 'Dalmatia – Split', 'Dalmacija – Split'],
    descriptions: [
      'Ein Kaiserpalast, in dem gewohnt wird, und Kiesstrände unter dem Biokovo.',
      'An emperor’s palace that people still live in, and pebble beaches below Mount Biokovo.',
      'Carska palača u kojoj se i danas živi i šljunčane plaže pod Biokovom.',
    ],
    aliases: ['Spalato', 'Mitteldalmatien', 'Makarska Riviera'],
  },
  {
    slug: 'istrien',
    names: ['Istrien', 'Istria', 'Istra'],
    descriptions: [
      'Hafenstädte mit venezianischen Türmen, im Hinterland Wein, Öl und Trüffel.',
      'Harbour towns with Venetian towers; wine, oil and truffles inland.',
      'Lučki gradovi s mletačkim zvonicima, a u unutrašnjosti vino, ulje i tartufi.',
    ],
    aliases: [],
  },
  {
    slug: 'kvarner-bucht',
    names: ['Kvarner-Bucht', 'Kvarner Bay', 'Kvarner'],
    descriptions: [
      'Villen der Jahrhundertwende am Lungomare, dahinter die Berge des Učka.',
      'Turn-of-the-century villas along the seafront, with the Učka mountains behind.',
      'Vile s prijelaza stoljeća uz Lungomare, a iza njih vrhovi Učke.',
    ],
    aliases: ['Quarnero'],
  },
  {
    slug: 'das-mittlere-kroatien',
    names: ['Das mittlere Kroatien', 'Central Croatia', 'Središnja Hrvatska'],
    descriptions: [
      'Barocke Städte, Burgen auf grünen Hügeln und Thermalbäder.',
      'Baroque towns, castles on green hills and thermal springs.',
      'Barokni gradovi, dvorci na zelenim brežuljcima i toplice.',
    ],
    aliases: ['Mittelkroatien', 'Zagorje', 'Međimurje'],
  },
  {
    slug: 'dalmatien-dubrovnik',
    names: ['Dalmatien – Dubrovnik', 'Dalmatia – Dubrovnik', 'Dalmacija – Dubrovnik'],
    descriptions: [
      'Die Stadt hinter der Mauer, die Weinberge von Pelješac, das Tal von Konavle.',
      'The walled city, the vineyards of Pelješac, the valley of Konavle.',
      'Grad iza zidina, vinogradi Pelješca i dolina Konavala.',
    ],
    aliases: ['Ragusa', 'Süddalmatien'],
  },
  {
    slug: 'dalmatien-zadar',
    names: ['Dalmatien – Zadar', 'Dalmatia – Zadar', 'Dalmacija – Zadar'],
    descriptions: [
      'Römische Straßen, flache Sandbuchten bei Nin und die Felsen der Paklenica.',
      'Roman streets, shallow sandy bays near Nin and the cliffs of Paklenica.',
      'Rimske ulice, plitke pješčane uvale kod Nina i stijene Paklenice.',
    ],
    aliases: ['Zara', 'Norddalmatien'],
  },
  {
    slug: 'dalmatien-sibenik',
    names: ['Dalmatien – Šibenik', 'Dalmatia – Šibenik', 'Dalmacija – Šibenik'],
    descriptions: [
      'Steinerne Gassen, die Wasserfälle der Krka und davor hundert kahle Inseln.',
      'Alleys of stone, the waterfalls of the Krka, and a hundred bare islands offshore.',
      'Kamene uličice, slapovi Krke i stotinu golih otoka pred obalom.',
    ],
    aliases: ['Sebenico', 'Norddalmatien'],
  },
  {
    slug: 'inseln',
    names: ['Inseln', 'Islands', 'Otoci'],
    descriptions: [
      'Von Krk bis Mljet: Fähren, Lavendel, Kiefern und Buchten ohne Straße.',
      'From Krk to Mljet: ferries, lavender, pines and coves without a road.',
      'Od Krka do Mljeta: trajekti, lavanda, borovi i uvale do kojih ne vodi cesta.',
    ],
    aliases: ['Insel', 'Island', 'Otok'],
  },
  {
    slug: 'stadt-zagreb',
    names: ['Stadt Zagreb', 'City of Zagreb', 'Grad Zagreb'],
    descriptions: [
      'Oberstadt und Unterstadt, blaue Straßenbahnen und Kaffee bis in die Nacht.',
      'Upper town and lower town, blue trams, and coffee late into the night.',
      'Gornji i Donji grad, plavi tramvaji i kava do kasno u noć.',
    ],
    aliases: ['Agram'],
  },
  {
    slug: 'lika-karlovac',
    names: ['Lika und Karlovac', 'Lika and Karlovac', 'Lika i Karlovac'],
    descriptions: [
      'Seen, die ineinanderfallen, vier Flüsse und das kühle Hochland des Velebit.',
      'Lakes that fall into each other, four rivers and the cool uplands of Velebit.',
      'Jezera koja se prelijevaju jedno u drugo, četiri rijeke i svježe visoravni Velebita.',
    ],
    aliases: ['Plitvice', 'Plitwitzer Seen', 'Karlstadt'],
  },
  {
    slug: 'slawonien',
    names: ['Slawonien', 'Slavonia', 'Slavonija'],
    descriptions: [
      'Weite Felder, Störche, Weinkeller und die Auen von Donau und Drau.',
      'Wide fields, storks, wine cellars and the wetlands of the Danube and Drava.',
      'Široka polja, rode, vinski podrumi i ritovi Dunava i Drave.',
    ],
    aliases: ['Baranja', 'Esseg'],
  },
  {
    slug: 'bosnien-und-herzegowina',
    names: ['Bosnien und Herzegowina', 'Bosnia and Herzegovina', 'Bosna i Hercegovina'],
    descriptions: [
      'Hinter der Küste: die Brücke von Mostar, grüne Flüsse, Minarette und Berge.',
      'Beyond the coast: the bridge of Mostar, green rivers, minarets and mountains.',
      'Iza obale: mostarski most, zelene rijeke, minareti i planine.',
    ],
    aliases: ['Herzegowina', 'Bosnien', 'Herzegovina', 'Bosnia', 'Hercegovina'],
  },
];

export class Migration20261121000001_regions extends Migration {
  override async up(): Promise<void> {
    const byLanguage = ([de, en, hr]: string[]) => JSON.stringify({ de, en, hr });
    for (const [index, { slug, names, descriptions, aliases }] of REGIONS.entries()) {
      await this.execute(
        'insert into region (id, slug, names, descriptions, aliases, image_url) values (?, ?, ?::jsonb, ?::jsonb, array(select jsonb_array_elements_text(?::jsonb)), ?)',
        [index + 1, slug, byLanguage(names), byLanguage(descriptions), JSON.stringify(aliases), `/pictures/region-${slug}-640.jpg`],
      );
    }
  }

  override down(): void {
    this.addSql('delete from region');
  }
}

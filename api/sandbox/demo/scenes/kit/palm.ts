import type { Canvas } from '../canvas.js';
import { mix } from '../colour.js';
import { round, times } from '../geometry.js';

/** A date palm; its foot stands at (x, y). */
export function palm(canvas: Canvas, x: number, y: number, height: number): void {
  const { chance, colours } = canvas;
  const q = round;
  const lean = chance.between(-0.08, 0.08) * height;
  const [topX, topY, half] = [x + lean, y - height * 0.74, height * 0.022];
  const bark = mix(colours.soil, colours.dark, 0.45);
  canvas.path(
    `M${q(x - half * 1.7)} ${q(y)}Q${q(x - half)} ${q(y - height * 0.4)} ${q(topX - half)} ${q(topY)}H${q(topX + half)}Q${q(x + half * 1.1)} ${q(y - height * 0.4)} ${q(x + half * 1.8)} ${q(y)}Z`,
    bark,
  );
  const rings = times(12).map((i) => {
    const t = (i + 1) / 13;
    return `M${q(x + lean * t * t - half)} ${q(y - height * 0.74 * t)}h${q(half * 2)}`;
  });
  canvas.stroke(rings.join(''), mix(bark, colours.dark, 0.35), height * 0.008);
  const dark = mix(colours.greenShade, colours.dark, 0.2);
  const tones = [dark, colours.green, mix(colours.green, colours.greenLight, 0.5)];
  for (const layer of [0, 1, 2]) {
    let d = '';
    for (const i of times(7)) {
      const angle = Math.PI * (1.12 - (i / 6) * 1.24) + chance.between(-0.12, 0.12);
      const reach = height * chance.between(0.3, 0.38) * (1 - layer * 0.1);
      const [dx, dy] = [Math.cos(angle) * reach, -Math.sin(angle) * reach];
      const drop = height * (0.15 + 0.1 * Math.abs(Math.cos(angle)));
      const [tipX, tipY] = [topX + dx, topY + dy * 0.55 + drop];
      const [midX, midY] = [topX + dx * 0.55, topY + dy * 0.95 - height * 0.05];
      const thick = height * 0.045;
      d += `M${q(topX)} ${q(topY)}Q${q(midX)} ${q(midY - thick)} ${q(tipX)} ${q(tipY)}Q${q(midX - dx * 0.06)} ${q(midY + thick * 1.2)} ${q(topX)} ${q(topY)}Z`;
    }
    canvas.path(d, tones[layer] ?? dark);
  }
}

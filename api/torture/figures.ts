import fs from 'node:fs';

/** Writes down what a scenario measured: into the table at the end of `npm run torture`. */
export function figure(scenario: string, figures: Record<string, string | number>): void {
  const text = Object.entries(figures).map(([name, value]) => `${name} ${value}`).join(', ');
  const file = process.env.TORTURE_FIGURES;
  if (file) fs.appendFileSync(file, `${JSON.stringify([scenario, text])}\n`);
  console.log(`${scenario}: ${text}`);
}

export const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;

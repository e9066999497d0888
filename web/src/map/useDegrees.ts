import { useFormat } from '../i18n/format';

const DECIMALS = 4;

/** A position in figures that can be read out: "43,5081°". */
export function useDegrees(): (position: { latitude: number; longitude: number }) => { latitude: string; longitude: string } {
  const format = useFormat();
  const text = (value: number) => `${format.number(value, DECIMALS)}°`;
  return ({ latitude, longitude }) => ({ latitude: text(latitude), longitude: text(longitude) });
}

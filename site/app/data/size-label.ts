import { dataWords } from './words.ts'

const words = dataWords.size

const KILOBYTE = 1024

/** `1.2 MB`. @param round down for a part of a whole, which is not complete before it is */
export function sizeLabel(bytes: number, round: 'down' | 'up' = 'up'): string {
  const rounded = round === 'up' ? Math.ceil : Math.floor
  const whole = rounded(bytes / KILOBYTE)
  return whole < KILOBYTE
    ? words.kilobytes(whole)
    : words.megabytes((rounded((whole / KILOBYTE) * 10) / 10).toFixed(1))
}

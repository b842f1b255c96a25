import { dataWords } from './words.ts'

const words = dataWords.size

const KILOBYTE = 1024

/** `1.2 MB`, rounded up. */
export function sizeLabel(bytes: number): string {
  const whole = Math.ceil(bytes / KILOBYTE)
  return whole < KILOBYTE
    ? words.kilobytes(whole)
    : words.megabytes((Math.ceil((whole / KILOBYTE) * 10) / 10).toFixed(1))
}

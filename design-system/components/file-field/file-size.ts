import type { fileFieldMessages } from './file-field.messages.ts'

const kilobyte = 1024

/** The size of a file as text. Rounded up, so that no file appears smaller than it is. */
export function sizeOf(bytes: number, { kilobytes, megabytes }: typeof fileFieldMessages): string {
  const whole = Math.ceil(bytes / kilobyte)
  return whole < kilobyte ? kilobytes(whole) : megabytes((Math.ceil((whole / kilobyte) * 10) / 10).toFixed(1))
}

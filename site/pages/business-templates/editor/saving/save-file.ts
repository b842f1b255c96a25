import type { WrittenFile } from './saving.machine.ts'

/** How long a browser is given to take the file before its address ends. */
const REVOKE_AFTER_MS = 60_000

/** Hands a file to the browser, which saves it as it saves every download. */
export function saveFile({ blob, name }: WrittenFile): void {
  const href = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = href
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(href), REVOKE_AFTER_MS)
}

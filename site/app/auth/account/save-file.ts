/** Saves a text as a file. @param type media type */
export function saveTextFile(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Safari reads the URL after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

const entities: Record<string, string> = {
  '&amp;': '&',
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
}

/** Decodes the entities by which React escapes text. */
export const decodeEntities = (html: string) =>
  html.replaceAll(/&(amp|quot|#x27|lt|gt);/g, (entity) => entities[entity] ?? entity)

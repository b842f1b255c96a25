/** The content of files that were sent in forms. It is lost when the page is loaded again. */
const contents = new WeakMap<object, Uint8Array>()

export const keepContent = (file: object, content: Uint8Array): void => void contents.set(file, content)

/** `undefined` for what was sent before a reload of the page. */
export const contentOf = (file: object): Uint8Array | undefined => contents.get(file)

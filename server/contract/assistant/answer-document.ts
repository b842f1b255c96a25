/**
 * The document around an answer for browsers without scripts: the build renders it like any page, with a mark where the
 * answer goes.
 */

/** The server replaces it by the answer. */
export const answerMark = '<!--answer-->'

/** @param document of the build. @param parts the title as text; the main part as HTML */
export const fillAnswerDocument = (
  document: string,
  { title, main }: { title: string; main: string },
): string =>
  document.replace(/<title>[^<]*<\/title>/, () => `<title>${title}</title>`).replace(answerMark, () => main)

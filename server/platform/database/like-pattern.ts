/** A text as a pattern of `LIKE … ESCAPE '!'` that matches it anywhere. @param text in the form of the compared column */
export const likePattern = (text: string): string => `%${text.replaceAll(/[!%_]/g, '!$&')}%`

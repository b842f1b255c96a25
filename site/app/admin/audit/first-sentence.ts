/** What an action means, `A user signed in. "by" is what with.`, without its explanations and its full stop. */
export const firstSentence = (meaning: string): string => meaning.split('. ')[0]!.replace(/\.$/, '')

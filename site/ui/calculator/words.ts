import { inLocale } from '@anupalan/server/contract/core/locale'

/** What is said of an answer that cannot be read. What a calculation refuses, the rules themselves say. */
export const answerProblems = inLocale({
  en: {
    noFigures: (unit: string) => `Write the number of ${unit} in figures.`,
    noPercentage: 'Enter a percentage.',
    percentageNoFigures: 'Write the percentage in figures, such as 40.',
    percentageDecimals: 'Enter a percentage without decimals.',
    percentageRange: (least: number, most: number) => `Enter ${least}% to ${most}%.`,
    notOffered: 'Choose one of those offered.',
  },
})

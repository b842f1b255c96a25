import { inLocale } from '@anupalan/server/contract/core/locale'

/** Messages for invalid answers. The rules of the calculation have their own. */
export const answerProblems = inLocale({
  en: {
    noFigures: (unit: string) => `Write the number of ${unit} in figures.`,
    noPercentage: 'Enter a percentage.',
    percentageNoFigures: 'Write the percentage in figures, such as 40.',
    percentageDecimals: 'Enter a percentage without decimals.',
    percentageRange: (least: number, most: number) => `Enter ${least}% to ${most}%.`,
    notOffered: 'Please choose one of the options.',
  },
})

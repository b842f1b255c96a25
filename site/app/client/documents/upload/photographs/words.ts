import { inLocale } from '@anupalan/server/contract/core/locale'

export const photographsWords = inLocale({
  en: {
    heading: 'Send your photographs',
    help: 'As one PDF, each photograph is a page, in this order.',
    list: 'Photographs',
    /** On phones. */
    take: 'Take photographs',
    takeFor: (title: string) => `Take photographs for ${title}`,
    takeAnother: 'Take another photograph',
    add: 'Add photographs',
    name: 'Name of the PDF',
    nameMissing: 'Please enter a name.',
    /** The name before the user has changed it. @param date such as 17 November 2026 */
    defaultName: (date: string) => `Photographs of ${date}`,
    page: (number: number) => `Page ${number}`,
    /** Buttons of a photograph. */
    actions: { up: 'Up', down: 'Down', remove: 'Remove' },
    /** Their accessible names. */
    actionOf: {
      up: (name: string, number: number) => `Move up: page ${number}, ${name}`,
      down: (name: string, number: number) => `Move down: page ${number}, ${name}`,
      remove: (name: string, number: number) => `Remove: page ${number}, ${name}`,
    },
    moved: (name: string, number: number, count: number) => `${name} is page ${number} of ${count} now.`,
    removed: (name: string) => `${name} was removed.`,
    unreadable:
      'This browser cannot show this photograph. Remove it from the PDF, or send all of them separately.',
    large: (max: string) =>
      `Together they are larger than ${max}. Please remove some, or send them separately.`,
    failed: 'The PDF could not be made. Please send the photographs separately.',
    join: 'Send as one PDF',
    joining: 'Making the PDF…',
    separately: (count: number) => (count === 1 ? 'Send as it is' : 'Send separately'),
    cancel: 'Do not send',
  },
})

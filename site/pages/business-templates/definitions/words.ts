import type { Confidence } from '@anupalan/server/compliance/dated'
import { inLocale } from '@anupalan/server/contract/core/locale'
import type { LinkWords } from '../../../content/prose.ts'
import { formatNames, type Format } from './template.ts'
import type { TemplateKind } from './kinds.ts'

const confidence = inLocale<Record<Confidence, string>>({
  en: {
    H: 'Read in the law itself, or in several sources that agree',
    M: 'Taken from secondary sources',
    U: 'Not confirmed, or sources disagree',
  },
})

/** Words common to the pages of all templates. */
export const templateWords = inLocale({
  en: {
    above: [
      { label: 'Home', href: '/' },
      { label: 'Business templates', href: '/business-templates' },
    ],
    kept: 'What you type stays in this tab while it is open, so the next template already has your business details. It is never sent.',
    toForm: 'Back to the fields',
    business: 'Your business',
    businessNote: 'All templates use these details.',
    fillSample: 'Fill with a sample',
    clear: 'Clear',
    filled: 'Filled with a sample.',
    cleared: 'All fields are empty.',
    /** Confirmation before text is lost. */
    clearAsk: 'Clear all fields?',
    clearYes: 'Yes, clear',
    clearNo: 'No',
    lines: {
      add: (one: string) => `Add ${one}`,
      remove: 'Remove',
      up: 'Move up',
      down: 'Move down',
      of: (one: string, at: number) => `${one[0]!.toUpperCase()}${one.slice(1)} ${at}`,
      named: (action: string, place: string) => `${action}: ${place}`,
      added: (place: string, count: number) => `${place} added. There are ${count} now.`,
      removed: (place: string, count: number) => `${place} removed. ${count} left.`,
      moved: (place: string, at: number, count: number) => `${place} moved to place ${at} of ${count}.`,
      full: (most: number) => `At most ${most} fit here.`,
    },
    preview: 'Preview',
    previewNote: 'This is how it will look. Page breaks may differ in Word and PDF.',
    download: 'Download',
    /** Precedes the name of a format; on a phone it is read out only. */
    downloadAs: 'Download as ',
    writing: (format: Format) => `Writing the ${formatNames[format]} file…`,
    done: (format: Format, file: string) => `The ${formatNames[format]} file is ready: ${file}`,
    again: 'Save it again',
    toCorrect: (count: number) =>
      count === 1
        ? 'Please correct one field before we make the file.'
        : `Please correct ${count} fields before we make the file.`,
    warnings: 'Please check this before you use it:',
    failed: {
      title: 'The file could not be made.',
      code: 'A part of this site could not be loaded. What you typed is safe. Check your connection and try again.',
      letters: (characters: string) =>
        `The PDF can show English and Devanagari letters, but not ${characters}. Please use Word or Excel, which use the fonts of your computer.`,
    },
    tryAgain: 'Try again',
    blank: {
      heading: 'Blank, to fill in by hand',
      withoutScript: 'The fields need JavaScript. The blank files do not.',
      as: (format: Format) => `Blank ${formatNames[format]} file`,
    },
    rule: 'What the law asks for',
    ruleNote: (law: string, section: string) => `${law}, ${section}`,
    confidence,
    checked: (how: string, date: string) => `${how}. Checked on ${date}.`,
    advice: 'Before you use it',
    others: 'Related pages',
  },
})

/** Advice before a template is used. */
export const advice = inLocale({
  en: {
    letter:
      'Have a lawyer read it before you sign. A template does not know your case or the rules of your state.',
    figures: 'A template is general. Ask your accountant to check the first one you make.',
  },
})

/** The related page of each kind of template. */
export const besides = inLocale<Record<TemplateKind, LinkWords>>({
  en: {
    sales: { label: 'GST calculator', href: '/tools/gst' },
    buying: { label: 'TDS finder', href: '/tools/tds' },
    people: { label: 'Salary break-up', href: '/tools/salary' },
    books: { label: 'Bookkeeping', href: '/services/bookkeeping' },
    company: { label: 'Business registration', href: '/services/business-registration' },
  },
})

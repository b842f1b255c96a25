import { inLocale } from '@anupalan/server/contract/core/locale'
import { firm } from '../content/firm.ts'

/** Label of links to the feed, and the title of the feed. */
export const feedWords = inLocale({
  en: { label: 'RSS feed', title: `Articles of ${firm.name}` },
})

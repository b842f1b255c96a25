import { inLocale } from '@anupalan/server/contract/core/locale'
import { firm } from '../content/firm.ts'

/** What the feed of articles is called: by the link to it, and by itself. */
export const feedWords = inLocale({
  en: { label: 'RSS feed', title: `Articles of ${firm.name}` },
})

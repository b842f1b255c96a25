/**
 * Which section settles what is needed, by its subject and by what is asked of it, however the question is worded. Words
 * alone find a section that shares them; a visitor who tells a case shares few with the rule that decides it.
 */
import { sectionAddress } from '@anupalan/server/contract/site/sections'
import type { Section } from '@anupalan/server/contract/site/sections'

import { aspects } from './aspects.ts'
import { needsOfFirm } from './needs-of-firm.ts'
import { needsOfLaw } from './needs-of-law.ts'

interface Need {
  readonly address: string
  /** The beginning of its heading; empty for any. */
  readonly heading: string
  readonly aspect: RegExp
  readonly subject: RegExp
}

export const needs: readonly Need[] = [...needsOfLaw, ...needsOfFirm].map(([where, aspect, subject]) => {
  const [address = '', heading = ''] = where.split('~')
  return { address, heading, aspect: aspects[aspect], subject: new RegExp(subject, 'u') }
})

export const isSectionOf = ({ address, heading }: Need, section: Section): boolean =>
  sectionAddress(section) === address && (section.headings.at(-1) ?? '').startsWith(heading)

/** @param text normalized */
export const needsIn = (text: string): readonly Need[] =>
  needs.filter(({ subject, aspect }) => aspect.test(text) && subject.test(text))

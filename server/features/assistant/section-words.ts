/** What sections of the site are, in words of those who ask. */
import type { Section } from '@anupalan/server/contract/site/sections'

/** What pages of a kind are, in words that they need not repeat. */
const kindWords: Readonly<Record<Section['kind'], string>> = {
  template: 'template format sample draft download word excel pdf blank',
  tool: 'tool calculator calculate calculated work out',
  article: '',
  service: '',
  page: '',
}

/** What the parts of a page about a service are, in words of those who ask. */
export const partWords: Readonly<Record<string, string>> = {
  papers: 'papers documents need',
  fee: 'cost fee price',
  steps: 'steps process how long days',
  done: 'what service includes',
}

/** What the pages of services and fees are about, besides their title. */
const pageWords: Readonly<Record<string, string>> = {
  '/pricing': 'cost price charge',
  '/services/tax-filing': 'income tax return file',
  '/services/gst-filing': 'gst registration return file',
  '/services/payroll-hr': 'payroll salary pf esi employees',
  '/services/corporate-tax': 'company audit registrar annual return',
  '/services/bookkeeping': 'bookkeeping accounts',
  '/services/business-registration': 'register company llp partnership business',
}

/** Words that a section is found by and does not have. */
export const wordsOfSection = ({ path, anchor, kind }: Section) =>
  `${kindWords[kind]} ${pageWords[path] ?? ''} ${kind === 'service' ? (partWords[anchor] ?? '') : ''}`

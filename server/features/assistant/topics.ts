import type { AssistantTopic } from '@anupalan/server/contract/assistant/rules'
import { normalizeText } from './language/words.ts'

const topics: readonly (readonly [AssistantTopic, RegExp])[] = [
  [
    'templates',
    /template|format|sample|draft|download|offer letter|payslip|quotation|purchase order|नमूना|टेम्प/u,
  ],
  ['advance-tax', /advance tax|एडवांस टैक्स|अग्रिम कर/u],
  ['gst', /\bgst|gstr|\bitc\b|igst|cgst|composition|hsn|e-?way|जीएसटी|कंपोजिशन/u],
  ['tds', /\btds\b|\btcs\b|\btan\b|26q|24q|टीडीएस|टीसीएस/u],
  [
    'payroll',
    /\be?pf\b|\besic?\b|gratuity|salary|payroll|professional tax|\bhra\b|employee|wage|पीएफ|ईएसआई|वेतन|सैलरी|ग्रेच्युटी|एचआरए/u,
  ],
  ['income-tax', /income tax|\bitr\b|regime|87a|80c|capital gain|\btax\b|आयकर|टैक्स|रिजीम/u],
  ['registration', /regist|incorporat|proprietor|\bllp\b|udyam|partnership|पंजीकरण|रजिस्ट/u],
  ['company', /company|director|\bagm\b|aoc|mgt|\broc\b|board|कंपनी/u],
  ['books', /book|ledger|account|invoice|audit|receipt|बही|खाता/u],
  [
    'firm',
    /your (?:fee|price|office|charge|firm|team|people|service)|office|meeting|appointment|contact|phone|whatsapp|career|job|privacy|cookie|complain|pricing|anupalan|what do you (?:charge|do)|ऑफिस|फीस|शिकायत/u,
  ],
  ['loans', /\bemi\b|loan|ईएमआई|लोन/u],
]

export function topicOf(question: string): AssistantTopic {
  const text = normalizeText(question)
  return topics.find(([, says]) => says.test(text))?.[0] ?? 'other'
}

/** The answer of the assistant as a page that works without scripts: the form, the answer, and the question it asks. */
import { formatDate } from '../../compliance/ist.ts'
import { escapeHtml } from '../core/escape-html.ts'
import { inLocale, locale } from '../core/locale.ts'
import type { Practice } from '../site/site-files.ts'
import { fillAnswerDocument } from './answer-document.ts'
import { openAssistantPage } from './endpoints.ts'
import { assistantRules } from './rules.ts'
import { openTaskSchema } from './schema.ts'
import type { AnswerSource, AssistantAnswer, AssistantQuestion } from './schema.ts'

const words = inLocale({
  en: {
    title: 'Ask about tax and compliance',
    lead: 'This is a program, not a person. It answers from the pages, tables and calculators of this site, and names each source. It is general information, not advice on your own case.',
    warning:
      'Please do not type a PAN, Aadhaar number or password. What you ask is in the address of the page and in the history of your browser.',
    label: 'Your question',
    ask: 'Ask',
    choose: 'Your answer',
    answer: 'Answer',
    sources: 'Sources',
    working: 'Working',
    asOf: (day: string) => `as of ${day}`,
    openTool: (name: string) => `Open “${name}” with these figures`,
    confirm: 'One of the figures could not be confirmed fully: confirm before filing.',
    identifier:
      'Your question looks as if it has a PAN, Aadhaar or account number in it. It is not needed here.',
    person: 'Ask a person',
    enquiry: 'Send us a message',
    meeting: 'Schedule a meeting',
    back: 'To the page of the assistant',
  },
})

export interface AssistantPageContent {
  readonly question?: string
  readonly answer?: AssistantAnswer
}

const link = (href: string, text: string) => `<a href="${escapeHtml(href)}">${escapeHtml(text)}</a>`

const sourceItem = ({ address, title, heading, asOf }: AnswerSource, at: number) =>
  `<li id="source-${at + 1}">${link(address, heading === '' ? title : `${title}: ${heading}`)}, ${escapeHtml(words.asOf(formatDate(asOf)))}</li>`

const sourceList = (sources: readonly AnswerSource[]) =>
  sources.length === 0
    ? ''
    : `<h2>${escapeHtml(words.sources)}</h2><ol>${sources.map(sourceItem).join('')}</ol>`

function answerHtml(answer: AssistantAnswer): string {
  if (answer.kind === 'question') {
    const { open, options, text } = answer
    const hidden = `<input type="hidden" name="open" value="${escapeHtml(JSON.stringify(open))}">`
    const choices = options
      .map(
        ({ value, label }, at) =>
          `<label><input type="radio" name="question" value="${escapeHtml(value)}"${at === 0 ? ' required' : ''}> ${escapeHtml(label)}</label>`,
      )
      .join('')
    const field = `<label>${escapeHtml(words.choose)} <input name="question" maxlength="${assistantRules.questionLimit}" required></label>`
    return `<form method="get" action="${openAssistantPage.path}"><fieldset><legend>${escapeHtml(text)}</legend>${hidden}${choices === '' ? field : choices}</fieldset><button>${escapeHtml(words.ask)}</button></form>`
  }
  if (answer.kind === 'decline')
    return (
      `<p>${escapeHtml(answer.text)}</p>` +
      `<h2>${escapeHtml(words.person)}</h2><ul><li>${link('/#contact', words.enquiry)}</li><li>${link('/schedule-meeting', words.meeting)}</li></ul>` +
      sourceList(answer.sources)
    )
  const { sentences, sources, working, tool, confirm } = answer
  const texts = sentences
    .map(
      ({ text, sources: cited }) =>
        `<p>${escapeHtml(text)} ${cited.map((at) => `<a href="#source-${at + 1}">[${at + 1}]</a>`).join(' ')}</p>`,
    )
    .join('')
  const table = working
    ? `<table><caption>${escapeHtml(working.caption)}</caption><tbody>${working.lines
        .map(
          ({ label, amount, note, rule, isTotal }) =>
            `<tr${isTotal ? ' data-total' : ''}><th scope="row">${escapeHtml(label)}${[note, rule]
              .filter(Boolean)
              .map((text) => ` (${escapeHtml(text)})`)
              .join('')}</th><td>${escapeHtml(amount)}</td></tr>`,
        )
        .join('')}</tbody></table>`
    : ''
  const note = confirm ? `<p><strong>${escapeHtml(words.confirm)}</strong></p>` : ''
  const opens = tool ? `<p>${link(tool.address, words.openTool(tool.label))}</p>` : ''
  return texts + note + table + opens + sourceList(sources)
}

/**
 * @param practice whose name is in the title
 * @param document of the build around the answer; without one the page has no style
 */
export function assistantPage(
  { name }: Pick<Practice, 'name'>,
  { question = '', answer }: AssistantPageContent,
  document?: string,
): string {
  const title = escapeHtml(`${question === '' ? words.title : question} | ${name}`)
  const result = answer
    ? `<section aria-labelledby="answer"><h2 id="answer">${escapeHtml(words.answer)}</h2>${answer.hasIdentifier ? `<p><strong>${escapeHtml(words.identifier)}</strong></p>` : ''}${answerHtml(answer)}</section>`
    : ''
  const main = [
    `<h1>${escapeHtml(words.title)}</h1><p>${escapeHtml(words.lead)}</p>`,
    `<form method="get" action="${openAssistantPage.path}"><label>${escapeHtml(words.label)} <input name="question" maxlength="${assistantRules.questionLimit}" required value="${escapeHtml(answer?.kind === 'question' ? '' : question)}"></label><small>${escapeHtml(words.warning)}</small><button>${escapeHtml(words.ask)}</button></form>`,
    result,
    `<p>${link('/ai-assistant', words.back)}</p>`,
  ].join('')
  if (document !== undefined) return fillAnswerDocument(document, { title, main })
  return [
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><meta name="referrer" content="no-referrer">`,
    `<title>${title}</title></head><body><main>${main}</main></body></html>\n`,
  ].join('')
}

/** The open calculation of the form; an invalid one is as none. */
export function readOpen(open: string): Pick<AssistantQuestion, 'open'> {
  if (open === '') return {}
  try {
    const parsed = openTaskSchema.safeParse(JSON.parse(open))
    return parsed.success ? { open: parsed.data } : {}
  } catch {
    return {}
  }
}

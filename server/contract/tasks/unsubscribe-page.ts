/** The page behind the link that stops the mails about what waits for a client. It works without scripts and styles. */
import { escapeHtml } from '../core/escape-html.ts'
import { inLocale, locale } from '../core/locale.ts'
import type { Practice } from '../site/site-files.ts'

const words = inLocale({
  en: {
    title: 'Mails about what waits for you',
    question: (practice: string) =>
      `Do you want to stop mails from ${practice} about tasks and documents that wait for you? Mails about the security of your account are still sent.`,
    stop: 'Stop these mails',
    stopped:
      'You get no more mails about what waits for you. You can turn them on again on the page of your account.',
  },
})

/** @param isStopped whether the mails were stopped; otherwise the page asks, and its button does it */
export function unsubscribePage(
  { name }: Pick<Practice, 'name'>,
  { isStopped }: { readonly isStopped: boolean },
): string {
  const content = isStopped
    ? `<p role="status">${escapeHtml(words.stopped)}</p>`
    : // Without an action the form is sent to the page's own URL, which has the key.
      `<p>${escapeHtml(words.question(name))}</p><form method="post"><button>${escapeHtml(words.stop)}</button></form>`
  return [
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">`,
    `<title>${escapeHtml(words.title)}</title></head>`,
    `<body><h1>${escapeHtml(words.title)}</h1>${content}</body></html>\n`,
  ].join('')
}

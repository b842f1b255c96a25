/** Where a visitor came from, by what the browser says of this page alone. Nothing is stored on the device. */
import type { EnquirySource, Referral } from '@anupalan/server/contract/core/referral'

/** Parts of host names, and values of `utm_source`. Mail comes first: `mail.google.com` is no search. */
const names: readonly (readonly [EnquirySource, readonly string[]])[] = [
  ['mail', ['mail', 'webmail', 'outlook', 'email', 'newsletter']],
  [
    'search',
    ['google', 'bing', 'duckduckgo', 'yahoo', 'ecosia', 'brave', 'yandex', 'baidu', 'qwant', 'startpage'],
  ],
  [
    'social',
    [
      'facebook',
      'instagram',
      'linkedin',
      'lnkd',
      'twitter',
      'youtube',
      'whatsapp',
      'telegram',
      'reddit',
      'quora',
      'pinterest',
      'threads',
      'x.com',
      't.co',
      't.me',
      'wa.me',
    ],
  ],
]

function sourceOf(name: string, otherwise: EnquirySource): EnquirySource {
  const whole = name.toLowerCase().replace(/^www\./, '')
  const parts = [whole, ...whole.split('.')]
  return names.find(([, known]) => known.some((each) => parts.includes(each)))?.[0] ?? otherwise
}

function urlOf(text: string): URL | undefined {
  try {
    return new URL(text)
  } catch {
    return undefined
  }
}

/**
 * What is counted of an enquiry: a category and a page of this site. The address of another site never leaves the
 * browser.
 *
 * @param href of the page with the form
 * @param referrer of that page, or empty
 */
export function referralOf({
  href,
  referrer,
}: {
  readonly href: string
  readonly referrer: string
}): Referral {
  const here = new URL(href)
  const before = urlOf(referrer)
  const own = before?.origin === here.origin ? before : undefined
  const page = (own ?? here).pathname
  const mark = here.searchParams.get('utm_source') ?? own?.searchParams.get('utm_source')
  if (mark) return { source: sourceOf(mark, 'campaign'), page }
  if (own) return { source: 'own', page }
  return { source: before ? sourceOf(before.hostname, 'site') : 'direct', page }
}

import { inLocale } from '@anupalan/server/contract/core/locale'

/** What a failed call means and what to do next, where the server's message does not say it. */
export const dataWords = inLocale({
  en: {
    retry: 'Try again',
    /** Title of the message in place of data that could not be loaded. */
    notLoaded: 'This could not be loaded.',
    offline: 'The server could not be reached. Please check your connection and try again.',
    unexpected: 'Something went wrong on our side. Please try again later.',
    /** After the server's message of a call that came too often. */
    wait: (minutes: number) =>
      minutes <= 1 ? 'You can try again in a minute.' : `You can try again in ${minutes} minutes.`,
    /** Of a screen whose parts are loaded apart. */
    parts: {
      failed: 'Some of this page could not be loaded.',
      offline: 'You are not connected.',
      offlineText:
        'You can go on reading what is shown. Once you are connected again, the rest loads by itself and files that are being sent go on.',
      retrying: 'Trying…',
    },
    size: {
      kilobytes: (kilobytes: number) => `${kilobytes} KB`,
      megabytes: (megabytes: string) => `${megabytes} MB`,
    },
    missing: 'This is not there any more. Please reload the page.',
  },
})

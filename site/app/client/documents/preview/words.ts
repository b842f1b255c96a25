import { inLocale } from '@anupalan/server/contract/core/locale'

export const previewWords = inLocale({
  en: {
    open: 'Open',
    openVersion: (number: number) => `Open version ${number}`,
    /** Below the file's name. */
    version: (number: number) => `Version ${number}`,
    /** Instead of the button. @param label of the kind, such as Excel (XLSX) */
    noPreview: (label: string) => `A ${label} file cannot be shown here. Download it to open it.`,
    notOpened: 'It was not opened.',
    locked: 'This file is locked by a password. Download it to open it.',
    damaged: 'This file is damaged and cannot be shown. Download it to try another program.',
    undecodable: (label: string) => `This browser cannot show ${label} photographs. Download it to open it.`,
    notLoaded: 'The preview could not be loaded. Check your connection, close this and open it again.',
    download: 'Download',
    page: (number: number, count: number) => `Page ${number} of ${count}`,
    pageMissing: (number: number) => `Page ${number} cannot be shown. Download the file to see it.`,
    /** The buttons, and their accessible names. */
    previous: { label: 'Previous', name: 'Previous page' },
    next: { label: 'Next', name: 'Next page' },
    larger: { label: 'Larger', name: 'Larger view' },
    smaller: { label: 'Smaller', name: 'Smaller view' },
    zoom: (percent: number) => `${percent}%`,
    /** Accessible name of what scrolls. */
    content: (name: string) => `Content of ${name}`,
  },
})

import { inLocale } from '@anupalan/server/contract/core/locale'

/** Words of a download of data that is made while it is sent. */
export const dataExport = inLocale({
  en: {
    download: 'Download as zip',
    preparing: 'Preparing the file…',
    receivingFile: 'Downloading the file…',
    receiving: 'Downloading',
    received: (size: string) => `${size} so far`,
    stop: 'Stop',
    stopped: 'Stopped. Nothing was saved.',
    failed: 'The file was not saved.',
    saved: 'Saved. The file is in your downloads.',
  },
})

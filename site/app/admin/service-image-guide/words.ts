import { inLocale } from '@anupalan/server/contract/core/locale'

/** Words of the pictures of services: what each must be, and how it is changed. */
export const imageWords = inLocale({
  en: {
    heading: 'Service image guide',
    lead: 'The picture beside the heading of each service page. What you save is live within a second.',
    rules: {
      heading: 'What every picture must be',
      list: [
        { name: 'Shape', text: '4 wide to 3 high, such as 1600 × 1200 pixels.' },
        {
          name: 'Size',
          text: 'At least 960 pixels wide and 720 high. A JPEG, PNG or WebP file of at most 4 MB.',
        },
        {
          name: 'Subject',
          text: 'Your own office, papers or people at work. No stock photograph, and no writing that must be read.',
        },
        { name: 'Privacy', text: 'No paper of a client that can be read, and nobody who has not agreed.' },
        {
          name: 'Text',
          text: '10 to 140 characters that say what is to be seen, for those who cannot see it.',
        },
      ],
      note: 'Pages show it from the width of a tablet on. The place and the camera, which a phone writes into a photograph, are removed.',
    },
    services: {
      heading: 'Pictures',
      notLoaded: 'The pictures could not be loaded.',
      list: 'Pictures of services',
      none: 'No picture. The page shows its drawing.',
      drawing: 'Drawing',
      shows: 'To show:',
      loads: (size: string) => `Loads ${size} at most`,
      page: 'See the page',
      pageLabel: (service: string) => `See the page: ${service}`,
    },
    /** What a picture of each service may show. */
    subjects: {
      'tax-filing': 'a return that is gone through with a client.',
      'gst-filing': 'bills of a shop beside the screen on which they are matched.',
      'payroll-hr': 'a register of attendance or wage slips, without names.',
      'corporate-tax': 'papers of a company with its seal.',
      bookkeeping: 'an account book, or the desk at which bills are entered.',
      'business-registration': 'a shop with its new board on the day it opens.',
    },
    add: 'Add a picture',
    addLabel: (service: string) => `Add a picture: ${service}`,
    change: 'Change',
    changeLabel: (service: string) => `Change: ${service}`,
    cancel: 'Cancel',
    form: {
      add: (service: string) => `Add a picture of ${service}`,
      change: (service: string) => `Change the picture of ${service}`,
      image: 'Picture',
      imageHelp: 'A JPEG, PNG or WebP, 4 wide to 3 high, at least 960 × 720 pixels, at most 4 MB.',
      keep: 'Choose a file only to replace the picture.',
      alt: 'What is to be seen',
      altHelp: 'For those who cannot see it. At most 140 characters.',
      preview: 'Preview',
      noPreview: 'Your picture appears here.',
      submit: 'Save',
      submitting: 'Saving…',
      failed: 'The picture was not saved.',
      newest: (alt: string) =>
        `The newest picture is described as “${alt}”. What you chose and typed is still here. If you save again, it replaces that picture.`,
      gone: 'The picture was removed meanwhile. What you chose and typed is still here. If you save again, it is added.',
      done: 'Picture saved',
    },
    remove: {
      label: 'Remove',
      ariaLabel: (service: string) => `Remove: ${service}`,
      question: (service: string) => `Remove the picture of ${service}?`,
      text: 'The page shows its drawing again.',
      submit: 'Remove',
      submitting: 'Removing…',
      failed: 'The picture was not removed.',
      done: 'Picture removed',
    },
  },
})

import { inLocale } from '@anupalan/server/contract/core/locale'
import { firm } from '../../../content/firm.ts'

export const documentsWords = inLocale({
  en: {
    heading: 'Documents',
    all: 'All documents',
    readonly: 'Your role can read documents only.',

    requests: {
      heading: 'What we need from you',
      none: 'We need nothing from you at the moment.',
      notLoaded: 'What we need from you could not be loaded.',
      more: 'We need more than this. You see the rest when some of these are done.',
      due: (date: string) => `by ${date}`,
      /** How much of a request is done. */
      progress: (done: number, count: number) => `${done} of ${count} sent or answered`,
      choose: 'Choose files',
      /** Accessible name of the button of an item. */
      chooseFor: (title: string) => `Choose files for ${title}`,
      drop: 'or drop them here',
      release: 'Release to send',
      otherwise: 'No file to send?',
      otherwiseFor: (title: string) => `No file to send for ${title}`,
      sent: 'Sent:',
      /** Before the firm's reason. */
      returned: 'Please send it again.',
      status: {
        asked: 'Needs you',
        sent: 'Sent, not checked yet',
        'not-applicable': 'Answered',
        'sent-otherwise': 'Answered',
        returned: 'Returned',
        accepted: 'Accepted',
      },
      statusLabel: 'Status:',
      answer: {
        heading: 'No file to send',
        question: 'Why is there no file?',
        options: { 'not-applicable': 'It does not apply to us', 'sent-otherwise': 'It was sent another way' },
        reason: 'Reason',
        reasonHelp: 'Such as how you sent it, or why it does not apply.',
        save: 'Send answer',
        saving: 'Sending…',
        cancel: 'Cancel',
        notSaved: 'Your answer was not sent.',
      },
    },

    approvals: {
      heading: 'Waiting for your approval',
      notLoaded: 'What waits for your approval could not be loaded.',
      asks: (name: string, date: string) => `${name} asked on ${date}`,
      version: (number: number) => `Version ${number}`,
      approve: 'Approve…',
      approveOf: (name: string) => `Approve ${name}…`,
      refuse: 'Do not approve…',
      refuseOf: (name: string) => `Do not approve ${name}…`,
      limited: 'Only members with full access can approve for this client.',
      confirmApprove: 'Approve this version?',
      confirmRefuse: 'Not approve this version?',
      /** Below the question: which content is decided on. */
      subject: (name: string, number: number) => `${name}, version ${number}`,
      explain:
        'We record that you approved exactly this version, and when. A newer version needs a new approval. This is an approval, not an electronic signature.',
      reason: 'What should we change?',
      reasonMissing: 'Please write what we should change.',
      confirm: 'Yes, I approve it',
      confirmNot: 'Do not approve it',
      saving: 'Saving…',
      nowApproved: 'You have approved it.',
      nowRefused: 'You have not approved it.',
      cancel: 'Cancel',
      notSaved: 'Your decision was not saved.',
      status: {
        waiting: 'Waits for your approval',
        approved: 'Approved',
        refused: 'Not approved',
        voided: 'Replaced by a newer version',
      },
      /** Voided by a later request for the same version. */
      askedAgain: 'Asked again later',
      /** Decided, and voided by a newer version. */
      approvedBefore: 'Approved, then replaced by a newer version',
      refusedBefore: 'Not approved, then replaced by a newer version',
      /** An approval in the list of a document. */
      line: (status: string, number: number, date: string, name: string) =>
        `${status}: version ${number}, ${date}${name && `, ${name}`}`,
    },

    send: {
      heading: 'Send us documents',
      label: 'Files',
      choose: 'Choose files',
      chooseLabel: 'Choose files: Files',
      /** Under the drop zone. */
      help: (size: string) =>
        `PDF, photographs, Excel, Word, CSV, text, JSON or XML, up to ${size} each. You can take a file back until we open it.`,
      category: 'Category',
      year: 'Year',
      noYear: 'No year',
    },

    uploads: {
      list: 'Files being sent',
      /** What happens with a file. */
      of: {
        waiting: 'Waiting',
        preparing: 'Checking the file',
        adding: 'Almost done',
        fulfilling: 'Almost done',
      },
      progress: (sent: string, size: string) => `${sent} of ${size}`,
      stored: 'Sent',
      close: 'Close',
      interrupted:
        'The connection is lost. Sending continues by itself when it is back. Keep this page open.',
      failed: 'Not sent.',
      unreadable: 'This file cannot be read any more. Please choose it again.',
      attached: 'Attached',
      /** The stored document is attached to the task for which the same file was chosen. @param name of the document */
      attachedBefore: (name: string) =>
        `You have sent this file before, as ${name}. That document is now attached to the task.`,
      duplicate: (name: string) => `You have sent this file before, as ${name}.`,
      /** The same, of what the staff sends. */
      clientHas: (name: string) => `The client has this file already, as ${name}.`,
      keepBoth: 'Keep both',
      keepStored: 'Use the one we have',
      doNotSend: 'Do not send it again',
      retry: 'Try again',
      goOn: 'Try now',
      cancel: 'Cancel',
      remove: 'Remove',
      replace: 'Choose another file',
      edit: 'Change and send',
      /** Accessible name of a button of a file. */
      actionOf: (action: string, name: string) => `${action}: ${name}`,
      /** Announced while files are sent. @param share in quarters, as a percentage */
      sending: (count: number, share: number) =>
        `${count === 1 ? 'Sending 1 file' : `Sending ${count} files`}${share === 0 ? '.' : `, ${share}% done.`}`,
      announced: {
        stored: (count: number) => (count === 1 ? '1 file sent.' : `${count} files sent.`),
        attached: (count: number) =>
          count === 1
            ? '1 file was sent before and is attached to the task.'
            : `${count} files were sent before and are attached to the task.`,
        interrupted: 'The connection is lost.',
        duplicate: (count: number) =>
          count === 1 ? '1 file was sent before.' : `${count} files were sent before.`,
        failed: (count: number) => (count === 1 ? '1 file was not sent.' : `${count} files were not sent.`),
      },
      leave: 'Files are still being sent.',
    },

    lists: {
      filter: 'Find documents',
      search: 'Search by name',
      category: 'Category',
      allCategories: 'All categories',
      year: 'Year',
      allYears: 'All years',
      firm: 'Delivered by us',
      client: 'Sent by you',
      /** The staff sees both sides from outside. */
      staff: { firm: 'Delivered by the firm', client: 'Sent by the client' },
      none: {
        firm: 'We have not delivered anything yet.',
        client: 'Nothing sent yet.',
      },
      noMatch: 'No document matches.',
      /** Announced after a filter and with further rows. @param list its heading */
      found: (list: string, count: number, hasMore: boolean) =>
        `${list}: ${hasMore ? 'the first ' : ''}${count === 1 ? '1 document' : `${count} documents`}.`,
      clear: 'Clear filter',
      notLoaded: 'The documents could not be loaded.',
      more: 'Show more',
      loadingMore: 'Loading…',
    },

    /** All documents of the chosen year. @param year its label */
    yearDownload: {
      download: 'Download this year',
      help: (year: string) => `One zip file with the newest version of each document of ${year}.`,
      pending: 'Preparing the zip file…',
      none: (year: string) => `Nothing is stored for ${year} yet.`,
      failed: 'The zip file was not downloaded.',
    },

    detail: {
      notLoaded: 'This document could not be loaded.',
      heading: 'Document',
      missingHeading: 'Document not found',
      missing: 'It may have been taken back, or the link to it is wrong.',
      facts: 'About this document',
      category: 'Category',
      year: 'Year',
      noYear: 'None',
      kind: 'File',
      deliveredAs: 'Delivered as',
      /** Once for all its versions that are locked. */
      locked: `A locked file has a password of its own, which we do not store. If you sent it, please call ${firm.phone.display} and tell us the password of the file. We never ask for the password of your account.`,
      /** The same for the staff. */
      lockedForStaff:
        'A locked file has a password of its own, which we do not store. If the client sent it, ask for the password of the file by phone, and never for the password of the account.',
      versions: 'Versions',
      version: (number: number) => `Version ${number}`,
      downloadVersion: (number: number) => `Download version ${number}`,
      newVersion: 'Send a newer version',
      newVersionHelp: (size: string) => `Up to ${size}. The earlier versions stay.`,
      newApprovalHelp: (size: string) =>
        `Up to ${size}. The earlier versions stay. The newer one needs a new approval.`,
      change: 'Change name or category',
      changeHeading: 'Change name, category or year',
      name: 'Name',
      save: 'Save',
      saving: 'Saving…',
      cancel: 'Cancel',
      notSaved: 'This was not saved.',
      held: `This document is under a legal hold: a notice, an audit or a court case can need it, so it cannot be taken back or erased until the hold ends. If you have a question about it, please call ${firm.phone.display}.`,
      /** The same for the staff, beside the holds and their reasons. */
      heldForStaff:
        'This document is under a legal hold: nobody can take it back or erase it until the hold ends.',
      withdraw: 'Take it back',
      withdrawHelp: 'We have not opened it yet, so you can take it back.',
      withdrawQuestion: 'Take this file back?',
      withdrawText: (name: string, hasOthers: boolean) =>
        hasOthers
          ? `The newest version of ${name} is erased. Earlier versions stay.`
          : `${name} is erased. We will not be able to see it.`,
      withdrawConfirm: 'Take it back',
      withdrawing: 'Taking it back…',
      notWithdrawn: 'It was not taken back.',
      withdrawn: 'The file was taken back.',
      views: 'Who opened it',
      noViews: 'Nobody has opened it yet.',
      view: {
        opened: (name: string, version: number) => `${name} opened version ${version}`,
        downloaded: (name: string, version: number) => `${name} downloaded version ${version}`,
      },
      approval: 'Approval',
      neverAsked: 'The client was not asked to approve it.',
      questions: 'Comments and questions',
    },
  },
})

/** Faults in files that were drawn at random from the whole product, with the code that each replaces. */
export interface PlantedFault {
  readonly what: string
  /** From the root of the project. */
  readonly file: string
  /** Occurs in the file once. */
  readonly right: string
  readonly wrong: string
}

export const plantedFaults: readonly PlantedFault[] = [
  {
    what: 'pages fetched in advance for visitors who save data',
    file: 'server/platform/static-site/site.ts',
    right: "headers['save-data'] === 'on' || ",
    wrong: '',
  },
  {
    what: 'a call of the API on another host that is answered with a page',
    file: 'server/platform/http/host.ts',
    right: 'if (isApi) return sendRefusal',
    wrong: 'if (isApi && !publicUrl) return sendRefusal',
  },
  {
    what: 'the log of a full pipe that is dropped',
    file: 'server/platform/observability/standard-output.ts',
    right: "if (error?.code === 'EAGAIN') setTimeout(() => writeAll(bytes), FULL_PIPE_RETRY_MS)",
    wrong: "if (error?.code === 'EAGAIN') next()",
  },
  {
    what: 'a failed command that ends with 0',
    file: 'server/platform/cli/command.ts',
    right: 'process.exitCode = 1',
    wrong: 'process.exitCode = 0',
  },
  {
    what: 'two commands at once on a data folder',
    file: 'server/platform/cli/command.ts',
    right: 'command.isExclusive ? runExclusively(name, config, command, call) : command.run(call)',
    wrong: 'command.isExclusive && !config ? runExclusively(name, config, command, call) : command.run(call)',
  },
  {
    what: 'a discarded file that stays',
    file: 'server/platform/files/folder-objects.ts',
    right: 'isMoved ? placeOf(name) : path, { force: true }',
    wrong: 'path, { force: true }',
  },
  {
    what: 'a read that is one byte short',
    file: 'server/platform/files/folder-objects.ts',
    right: 'end: end - 1, highWaterMark',
    wrong: 'end: end - 2, highWaterMark',
  },
  {
    what: 'a head of the audit chain with any signature',
    file: 'server/platform/audit/verify-chain.ts',
    right: 'if (!key || signHead(key, head) !== head.signature)',
    wrong: 'if (!key)',
  },
  {
    what: 'a zip in which names differ by case only',
    file: 'server/platform/http/zip-response.ts',
    right: "const key = candidate.normalize('NFC').toLowerCase()",
    wrong: "const key = candidate.normalize('NFC')",
  },
  {
    what: 'a zip with removed documents',
    file: 'server/features/documents/download-documents.ts',
    right: "        .where('documents.removedAt', 'is', null)\n        .where('documents.id', '>', from)",
    wrong: "        .where('documents.id', '>', from)",
  },
  {
    what: 'an approval of other content than was seen',
    file: 'server/features/documents/change-approvals.ts',
    right: "      .where('sha256', '=', sha256)\n",
    wrong: '',
  },
  {
    what: 'a refusal without a reason',
    file: 'server/features/documents/change-approvals.ts',
    right: "if (decision === 'refused' && reason === '')",
    wrong: "if (decision === 'refused' && reason === ' ')",
  },
  {
    what: 'an acknowledgement that tells the name that somebody typed',
    file: 'server/features/applications/application-mails.ts',
    right: 'paragraphs: [words.received,',
    wrong: 'paragraphs: [reference + email, words.received,',
  },
  {
    what: 'a reminder of a meeting that was booked after it was due',
    file: 'server/features/bookings/remind.ts',
    right: 'if (Date.parse(booking.changedAt) > start - before) continue',
    wrong: 'if (Date.parse(booking.changedAt) > start) continue',
  },
  {
    what: 'weekly reminders that come on the sixth day',
    file: 'server/features/tasks/mail-plan.ts',
    right: 'const weeks = Math.floor(-left / 7)',
    wrong: 'const weeks = Math.floor(-left / 6)',
  },
  {
    what: 'a removed task with a filing status',
    file: 'server/features/tasks/generate-tasks.ts',
    right:
      "    .where((row) =>\n      row.not(row.exists(row.selectFrom('taskFilings').select('task').whereRef('task', '=', 'tasks.id'))),\n    )\n",
    wrong: '',
  },
  {
    what: 'a checklist that forgets what was done when it is edited',
    file: 'server/features/tasks/change-tasks.ts',
    right: 'isDone: kept?.isDone ?? 0',
    wrong: 'isDone: 0',
  },
  {
    what: 'an index of inflation that is off by one',
    file: 'server/compliance/capital-gains/rules.ts',
    right: '220, 240, 254, 264',
    wrong: '220, 240, 255, 264',
  },
  {
    what: 'a surcharge of 25 % only above three crore',
    file: 'server/compliance/income-tax/rates.ts',
    right: '{ above: 2 * CRORE, rate: 2500 },\n]',
    wrong: '{ above: 3 * CRORE, rate: 2500 },\n]',
  },
  {
    what: 'an instalment that is rounded down',
    file: 'server/compliance/emi/loan.ts',
    right: '(2n * dividend + divisor) / (2n * divisor)',
    wrong: 'dividend / divisor',
  },
  {
    what: 'a last year of a schedule without its closing balance',
    file: 'site/pages/tools/emi/schedule.tsx',
    right: 'closing: twelve.at(-1)!.closing',
    wrong: 'closing: twelve[0]!.closing',
  },
  {
    what: 'a comparison of regimes with the wrong sign',
    file: 'site/pages/tools/income-tax/result.tsx',
    right: 'amount: comparison.old.tax - comparison.new.tax',
    wrong: 'amount: comparison.new.tax - comparison.old.tax',
  },
  {
    what: 'a template that loses the business when another is opened',
    file: 'site/pages/business-templates/editor/stored-draft.ts',
    right: '...textsIn(business) }',
    wrong: '}',
  },
  {
    what: 'a document of which the last line can be removed',
    file: 'site/pages/business-templates/editor/draft.ts',
    right: 'return rest.length < leastLines(template)',
    wrong: 'return rest.length < 0',
  },
  {
    what: 'a form that is sent twice',
    file: 'site/app/auth/flow/create-flow.ts',
    right: "tags: 'busy',",
    wrong: "tags: 'busy', on: { submit: { target: 'sending', reenter: true } },",
  },
  {
    what: 'a passkey of which the codes are never shown',
    file: 'site/app/auth/account/second-factor/add-passkey.machine.ts',
    right: 'params.output.length > 0',
    wrong: 'params.output.length > 99',
  },
  {
    what: 'an empty name of a document that is sent',
    file: 'site/app/client/documents/change-document.tsx',
    right: "if (name.trim() === '') {",
    wrong: "if (name === ' ') {",
  },
  {
    what: 'a link to the documents of a year that forgets the year',
    file: 'site/app/client/portal/portal-hrefs.ts',
    right: 'documentsHref(client, year === undefined ? {} : { year })',
    wrong: 'documentsHref(client)',
  },
  {
    what: 'a dialog that closes although it was opened again',
    file: 'design-system/components/dialog/use-modal.ts',
    right: 'then(() => isReopened || exited())',
    wrong: 'then(() => exited())',
  },
  {
    what: 'a date picker that can be changed while it is read-only',
    file: 'design-system/components/date-picker/date-picker.tsx',
    right: '          isReadOnly={isReadOnly}\n',
    wrong: '',
  },
  {
    what: 'a failure to read that is taken for a missing file',
    file: 'server/platform/files/stored-path.ts',
    right: "error instanceof Error && 'code' in error && error.code === 'ENOENT'",
    wrong: "error instanceof Error && 'code' in error",
  },
  {
    what: 'a date of another year that counts as supported',
    file: 'server/features/assistant/check-figures.ts',
    right:
      '(date) => date.key === key && (year === undefined || date.year === undefined || date.year === year),',
    wrong: '(date) => date.key === key,',
  },
  {
    what: 'a meeting that cannot be moved because who holds it has left',
    file: 'server/features/bookings/manage-meetings.ts',
    right: 'if (!isKept && !(await isConsultant',
    wrong: 'if (!(await isConsultant',
  },
  {
    what: 'devices that stay known after a recovery',
    file: 'server/features/accounts/staff/recoveries.ts',
    right: "  await transaction.deleteFrom('knownDevices').where('username', '=', username).execute()\n",
    wrong: '',
  },
  {
    what: 'mails of erased bookings that stay in the folder',
    file: 'server/features/bookings/feature.ts',
    right: '          for (const kind of mailOfBookings) await eraseFromFolder(context.config, kind, upTo)\n',
    wrong: '',
  },
  {
    what: 'an assistant whose today is the day on which its index was made',
    file: 'server/features/assistant/ask-assistant.ts',
    right: '  const today = () => istDate(context.clock().getTime())\n',
    wrong: '  const started = istDate(context.clock().getTime())\n  const today = () => started\n',
  },
  {
    what: 'Escape in a closed list that no longer closes the dialog around it',
    file: 'design-system/components/combo-box/combo-box.tsx',
    right: "if (isOpen && event.key === 'Escape')",
    wrong: "if (event.key === 'Escape')",
  },
  {
    what: 'a refusal of a field that is also shown as a failure of the form',
    file: 'site/app/auth/flow/use-flow.ts',
    right: 'if (Object.keys(fields).length === 0) onFailure?.(error)',
    wrong: 'onFailure?.(error)',
  },
  {
    what: "the browser's dialog that opens after the passkey was given up",
    file: 'site/app/auth/account/second-factor/create-credential.ts',
    right: '  signal.throwIfAborted()\n',
    wrong: '',
  },
  {
    what: 'rows that are not shown, counted, so that the words for an empty list are missing',
    file: 'design-system/components/ledger/ledger.tsx',
    right: 'Children.toArray(children).length > 0',
    wrong: 'Children.count(children) > 0',
  },
  {
    what: 'the week before that begins yesterday',
    file: 'site/app/admin/bookings/use-view.ts',
    right: 'addDays(day, -step)',
    wrong: 'addDays(day, -1)',
  },
  {
    what: 'a request that is done elsewhere, and takes the focus from where somebody types',
    file: 'site/app/admin/client/documents.tsx',
    right: 'if (isLess && document.activeElement === document.body)',
    wrong: 'if (isLess)',
  },
  {
    what: 'a withdrawn consent of which the first mail of the outbox stays',
    file: 'mock-api/handlers/data-rights/consents.ts',
    right: 'index >= 0; index--',
    wrong: 'index > 0; index--',
  },
  {
    what: 'a failing check that is logged at each request',
    file: 'server/platform/observability/readiness.ts',
    right: '    known = names\n',
    wrong: '',
  },
  {
    what: 'a choice made before hydration that the parent is not told',
    file: 'design-system/components/radio-group/use-chosen.ts',
    right: 'before !== chosen) choose(before)',
    wrong: 'before !== chosen) setOwn(before)',
  },
  {
    what: 'an answered enquiry with a time to reply by',
    file: 'server/features/enquiries/inbox-queries.ts',
    right: "status === 'new' && practice.replyHours",
    wrong: 'practice.replyHours',
  },
  {
    what: 'a chooser that is replaced while it has the focus',
    file: 'site/app/client/documents/upload/file-chooser.tsx',
    right: 'if (isCurrent) setLoaded',
    wrong: 'setLoaded',
  },
  {
    what: 'a viewed portal with controls that are enabled',
    file: 'site/app/admin/client-view/viewed-portal.tsx',
    right: '<fieldset disabled className',
    wrong: '<fieldset className',
  },
]

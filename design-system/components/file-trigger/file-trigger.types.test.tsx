/** Props that the types reject: `npm run types` fails if one is accepted. */
import { refused } from '../../workbench/refused.ts'
import { FileTrigger } from './index.ts'

refused(
  // @ts-expect-error: `onSelect` is required: it keeps no files.
  <FileTrigger>Choose files</FileTrigger>,
)
refused(
  // @ts-expect-error: `onSelect` receives an array, not an event.
  <FileTrigger onSelect={(event: Event) => event.preventDefault()}>Choose files</FileTrigger>,
)
refused(
  // @ts-expect-error: a list, not the text of the `accept` attribute.
  <FileTrigger onSelect={() => {}} acceptedFileTypes=".pdf,.docx">
    Choose files
  </FileTrigger>,
)
refused(
  // @ts-expect-error: `user` and `environment` are the values of `capture`.
  <FileTrigger onSelect={() => {}} defaultCamera="front">
    Take a photo
  </FileTrigger>,
)

import { cvRule } from '@anupalan/server/contract/applications/rules'
import { applicationSchema, type Application } from '@anupalan/server/contract/applications/schema'
import { validateFields } from '@anupalan/server/contract/core/body'
import { checkBytes } from '@anupalan/server/contract/core/uploads'
import type { FieldErrors } from '../../../ui/form/use-field-errors.ts'

/** Validates the form: an application that the contract accepts, with its file, or the errors by field. */
export function validateApplication(
  form: FormData,
): { application: Application; cv: File } | { errors: FieldErrors } {
  const { cv, ...typed } = Object.fromEntries(form)
  const result = validateFields(applicationSchema, typed)
  const hasFile = cv instanceof File && (cv.name !== '' || cv.size > 0)
  const fileError = !hasFile
    ? cvRule.messages.missing
    : cv.size > cvRule.maxBytes
      ? cvRule.messages.large
      : undefined
  if ('value' in result && hasFile && !fileError) return { application: result.value, cv }
  return {
    errors: {
      ...('problem' in result ? result.fields : {}),
      ...(fileError !== undefined && { [cvRule.field]: fileError }),
    },
  }
}

/** A problem with the file; the message is for its field. */
export class FileError extends Error {
  override readonly name = 'FileError'
}

/** @throws FileError for a file that the server would refuse, as far as the browser can check. */
export async function checkFile(cv: File): Promise<void> {
  const result = checkBytes(cvRule, new Uint8Array(await cv.arrayBuffer()))
  if (typeof result !== 'string') throw new FileError(cvRule.messages[result.problem])
}

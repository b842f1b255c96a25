import { fileKinds } from '@anupalan/server/contract/core/file-kinds'
import { uploadRule } from '@anupalan/server/contract/documents/rules'

/** Types and extensions of the files that are accepted, for the file picker. */
export const acceptedFiles: readonly string[] = uploadRule.kinds.flatMap((kind) => {
  const { mediaType, extension, otherExtensions } = fileKinds[kind]
  return [mediaType, ...[extension, ...otherExtensions].map((each) => `.${each}`)]
})

import { uploadRule } from '@anupalan/server/contract/documents/rules'
import { createContext } from 'react'
import type { UploadQueue } from '../documents/upload/upload-queue.ts'

/** The files that are being sent, which go on while another screen of the portal is open. */
export interface UploadsHolder {
  /** Created by the first screen that sends files. */
  current: UploadQueue | null
}

/** Provided by the layouts of the portal and the admin area. */
export const UploadsContext = createContext<UploadsHolder>({ current: null })

/** Size in bytes of the largest file that the server accepts. Provided by the screens of a client. */
export const MaxFileBytesContext = createContext(uploadRule.maxBytes)

import { createContext } from 'react'
import type { UploadQueue } from '../documents/upload/upload-queue.ts'

/** The files that are being sent, which go on while another screen of the portal is open. */
export interface UploadsHolder {
  /** Created by the first screen that sends files. */
  current: UploadQueue | null
}

/** Provided by the layouts of the portal and the admin area. */
export const UploadsContext = createContext<UploadsHolder>({ current: null })

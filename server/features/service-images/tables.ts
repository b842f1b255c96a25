declare module '../../platform/database/tables.ts' {
  interface Tables {
    serviceImages: ServiceImagesTable
    serviceImageFiles: ServiceImageFilesTable
  }
}

export interface ServiceImagesTable {
  /** Path segment of the service's page. */
  service: string
  alt: string
  version: number
}

/** One size and format of a picture. */
export interface ServiceImageFilesTable {
  service: string
  /** Beginning of its SHA-256 with its extension: its URL. */
  name: string
  width: number
  bytes: number
  sha256: string
  /** In the collection `service-images`. */
  fileKey: string
}

export { DropZone, type DropZoneProps } from './drop-zone.tsx'
export {
  checkFiles,
  hasAcceptedType,
  type FileLimits,
  type Rejection,
  type WaitingFile,
} from './waiting-files.ts'

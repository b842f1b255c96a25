export { FileTrigger, type FileTriggerProps } from './file-trigger.tsx'

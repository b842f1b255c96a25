export { TagGroup, type TagGroupProps, type TagItem } from './tag-group.tsx'

export { Avatar, type AvatarProps, type AvatarTone } from './avatar.tsx'

export { MessagesProvider, useMessages, type MessageOverrides } from './messages.ts'

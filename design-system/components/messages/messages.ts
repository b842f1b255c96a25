import { createContext, useContext } from 'react'

/** Messages by component: `{ toast: { dismiss: 'बंद करें' } }`. Omitted components keep English. */
export type MessageOverrides = Readonly<Record<string, Readonly<Record<string, unknown>>>>

const MessagesContext = createContext<MessageOverrides>({})

/** Provides the components inside it with messages in another language. */
export const MessagesProvider = MessagesContext.Provider

/** A component's messages: its English, overridden by the nearest provider. */
export function useMessages<Words extends object>(component: string, english: Words): Words {
  const overrides = useContext(MessagesContext)[component]
  return overrides ? { ...english, ...overrides } : english
}

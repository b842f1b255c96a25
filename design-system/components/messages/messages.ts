import { createContext, useContext } from 'react'

/** Words by component: `{ toast: { dismiss: 'बंद करें' } }`. A component that is left out keeps its English. */
export type MessageOverrides = Readonly<Record<string, Readonly<Record<string, unknown>>>>

const MessagesContext = createContext<MessageOverrides>({})

/** Gives the components inside it their own words in another language. */
export const MessagesProvider = MessagesContext.Provider

/** A component's own words: its English, with what the nearest provider says in their place. */
export function useMessages<Words extends object>(component: string, english: Words): Words {
  const overrides = useContext(MessagesContext)[component]
  return overrides ? { ...english, ...overrides } : english
}

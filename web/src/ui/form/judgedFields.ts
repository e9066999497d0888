import { createContext } from 'react';

/** Fields that are judged although they are empty and the form was not sent: somebody wanted to go on past them. */
export const JudgedFields = createContext<readonly string[]>([]);

import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { Tray } from '../compare/Tray';
import { barePath } from '../i18n/language';
import { useLaterTexts } from '../i18n/useLaterTexts';
import { AskToRemember } from './AskToRemember';
import { followLeave } from './favourites';

/** What the marks of places need on every page; loaded by `MarksGate`. */
export default function Marks() {
  const areTextsHere = useLaterTexts('marks');
  const { pathname } = useLocation();
  useEffect(followLeave, []);
  if (!areTextsHere) return null;
  return (
    <>
      <AskToRemember />
      {barePath(pathname) !== '/compare' && <Tray />}
    </>
  );
}

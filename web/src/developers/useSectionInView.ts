import { useEffect, useState } from 'react';

/** The section that is being read: the last one whose heading has reached the upper third of the window. */
export function useSectionInView(sections: { id: string }[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const ids = sections.map(({ id }) => id).join(' ');

  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return;
    const look = () => {
      const read = ids.split(' ').filter((id) => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) < innerHeight / 3);
      setCurrent(read.at(-1));
    };
    // Tells whenever a section crosses the line, without listening to every step of scrolling.
    const observer = new IntersectionObserver(look, { rootMargin: '0px 0px -66% 0px' });
    for (const id of ids.split(' ')) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => {
      observer.disconnect();
    };
  }, [ids]);
  return current;
}

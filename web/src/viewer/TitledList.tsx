interface TitledListProps {
  /** Steps have an order, benefits have none. */
  isOrdered?: boolean;
  className?: string;
  items: { title: string; text: string }[];
}

/** Short passages side by side, each with its heading. */
export function TitledList({ isOrdered, className, items }: TitledListProps) {
  const List = isOrdered ? 'ol' : 'ul';
  return (
    <List className={className}>
      {items.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </List>
  );
}

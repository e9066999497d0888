import { closestCenter, DndContext, KeyboardSensor, MouseSensor, TouchSensor, useSensor, useSensors, type Announcements, type UniqueIdentifier } from '@dnd-kit/core';
import { rectSortingStrategy, SortableContext, sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePictureLabels } from './pictureLabels';
import type { PictureList } from './pictureList';
import { movePicture } from './pictureStore';

interface SortablePicturesProps {
  list: PictureList;
  children: ReactNode;
}

/** Lets the additional pictures be sorted by mouse, touch and keyboard, and says where each one is. */
export function SortablePictures({ list, children }: SortablePicturesProps) {
  const { t } = useTranslation('pictures');
  const labels = usePictureLabels(list);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    // A finger that moves at once scrolls the page.
    useSensor(TouchSensor, { activationConstraint: { delay: 220, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const keys = list.more.map(({ key }) => key);
  const words = (id: UniqueIdentifier, toId: UniqueIdentifier = id) => {
    const picture = labels.at(keys.indexOf(String(id)));
    return { picture: list.more.find(({ key }) => key === id)?.name || picture, ...labels.position(keys.indexOf(String(toId))) };
  };
  const announcements: Announcements = {
    onDragStart: ({ active }) => t('sort.picked', words(active.id)),
    onDragOver: ({ active, over }) => (over ? t('sort.over', words(active.id, over.id)) : undefined),
    onDragEnd: ({ active, over }) => (over ? t('sort.dropped', words(active.id, over.id)) : t('sort.cancelled')),
    onDragCancel: () => t('sort.cancelled'),
  };

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements, screenReaderInstructions: { draggable: t('sort.instructions') } }}
      onDragEnd={({ active, over }) => {
        if (over && over.id !== active.id) movePicture(String(active.id), String(over.id));
      }}
    >
      <SortableContext items={keys} strategy={rectSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}

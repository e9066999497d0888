/** Where travellers meet a listing: a row of the list, a card in a grid, its own page. */
export const VIEWS = ['list', 'card', 'page'] as const;
export type View = (typeof VIEWS)[number];

export const DEVICES = ['phone', 'desktop'] as const;
export type Device = (typeof DEVICES)[number];

/** How wide the window of a device is, in its own pixels. */
export const WINDOW_WIDTH: Record<Device, number> = { phone: 390, desktop: 1280 };

/** The part of that window that a view takes, with some air around a card: the rest would only make it smaller. */
export const SHOWN_WIDTH: Record<Device, Record<View, number>> = {
  phone: { list: 390, card: 390, page: 390 },
  desktop: { list: 880, card: 420, page: 1280 },
};

/** What stands above and below the frame: its choices, notes and the head of the drawer. */
const AROUND_FRAME = 280;
/** Beside the form, the frame is a glimpse and not a tower. */
const HEIGHT_BESIDE = 560;

/** How high a frame is at most, for the room and the window that it has. */
export function frameHeight(roomWidth: number, windowHeight: number): number {
  const height = Math.max(400, windowHeight - AROUND_FRAME);
  return roomWidth < 480 ? Math.min(height, HEIGHT_BESIDE) : height;
}

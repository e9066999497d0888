/** The plan's radio button in the page, for whatever leads to it. */
export const planId = 'plan-hotel-listing';

/** Letters that a name may have, as the server counts them (`LONGEST_NAME` in `cleaning.py`; a test compares). */
export const LONGEST_NAME = 30;

/** Letters that a line of talk may have (`LONGEST_LINE` there). */
export const LONGEST_LINE = 500;

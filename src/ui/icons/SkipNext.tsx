import { createSvgIcon } from '@mui/material/SvgIcon';

export default createSvgIcon(<path d="m6 18 8.5-6L6 6zM16 6v12h2V6z" />, 'SkipNext');

import { createSvgIcon } from '@mui/material/SvgIcon';

export default createSvgIcon(<path d="M20 9H4v2h16zM4 15h16v-2H4z" />, 'DragHandle');
